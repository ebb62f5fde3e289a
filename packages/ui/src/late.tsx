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
  let loading: Promise<ComponentType<Props>> | null = null;

  async function load(): Promise<ComponentType<Props>> {
    loaded ??= await fetch();
    return loaded;
  }

  function LateComponent(props: Props) {
    const Component = loaded ?? use((loading ??= load()));
    return <Component {...props} />;
  }

  return Object.assign(LateComponent, { load: async () => void (await load()) });
}
