/** Whether somebody chose how to read: all that the start of the app knows of it; the rest comes late. */

/** Where each choice is kept on the device. */
export const readLookKeys = {
  font: 'clear font',
  wide: 'wide spacing',
  ruler: 'line ruler',
  contrast: 'reading contrast',
} as const;

/**
 * Says on the root how somebody wants to read, once there is something to say. Wait for it before anything is drawn, or
 * it would be drawn as usual first. Never rejects: what cannot be loaded is read as usual.
 */
export async function startReadLook(): Promise<void> {
  const more = matchMedia('(prefers-contrast: more)');
  const say = () =>
    import('./read-look.ts').then(
      ({ watchReadLook }) => watchReadLook(document.documentElement),
      () => undefined,
    );
  more.addEventListener('change', () => void say(), { once: true });
  const isChosen = Object.values(readLookKeys).some((key) => localStorage.getItem(key) !== null);
  if (more.matches || isChosen) await say();
}
