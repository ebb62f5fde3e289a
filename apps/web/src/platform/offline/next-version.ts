/** The moment at which a new version may take over: between two screens. */

/** Loads the page anew, or resolves soon: the screen comes in the version that is open. */
export type TakeOver = () => Promise<void>;

let takeOver: TakeOver | null = null;

/** Says what happens between two screens, once the app is kept on the device. */
export function onBetweenScreens(what: TakeOver): void {
  takeOver = what;
}

/** To be awaited before a screen is loaded, since what it loads has to be of one version. */
export async function betweenScreens({ preload }: { readonly preload: boolean }): Promise<void> {
  if (!preload) await takeOver?.();
}
