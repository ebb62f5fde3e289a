/** Whether somebody chose how to read: all that the start of the app knows of it; the rest comes late. */

/** Where each choice is kept on the device. */
export const readLookKeys = {
  font: 'clear font',
  wide: 'wide spacing',
  ruler: 'line ruler',
  contrast: 'reading contrast',
} as const;

/** Says on the root how somebody wants to read, once there is something to say. */
export function startReadLook(): void {
  const more = matchMedia('(prefers-contrast: more)');
  const say = async () => (await import('./read-look.ts')).watchReadLook(document.documentElement);
  more.addEventListener('change', () => void say(), { once: true });
  if (more.matches || Object.values(readLookKeys).some((key) => localStorage.getItem(key) !== null))
    void say();
}
