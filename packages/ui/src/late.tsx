import { type ComponentType, type ReactNode, use } from 'react';

/** A component whose code comes later than that of the screen. */
export type Late<Props extends object> = ((props: Props) => ReactNode) & {
  /** Fetches the code, so that the component is then drawn without a wait; what failed is tried again. */
  readonly load: () => Promise<void>;
};

/**
 * Cuts a component off from the code of its screen. Its code comes with `load`, or at the latest when the component is
 * drawn, under the Suspense above it.
 */
export function late<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | null = null;
  /** What a draw waits for: React wants to be asked for it again whenever that is drawn. */
  let awaited: Promise<ComponentType<Props>> | null = null;

  async function load(): Promise<ComponentType<Props>> {
    loaded ??= await fetch();
    return loaded;
  }

  /** Once the code is there, a draw that failed is forgotten. */
  async function loadAnew(): Promise<void> {
    await load();
    await awaited?.catch(() => (awaited = null));
  }

  function LateComponent(props: Props) {
    const Component = awaited === null && loaded !== null ? loaded : use((awaited ??= load()));
    return <Component {...props} />;
  }

  return Object.assign(LateComponent, { load: loadAnew });
}
