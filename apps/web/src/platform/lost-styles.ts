/** Styles that did not arrive: the bundler asks for each but once. */

/** Keeps what did not arrive until it does. */
export interface Lost<Style> {
  add(style: Style): void;
  /** Asks for all of them again. Rejects when one does not arrive now either; another call asks once more. */
  askAgain(): Promise<void>;
}

/** `ask` asks for a style again; it rejects, and the style is added anew, when that fails. */
export function createLost<Style>(ask: (style: Style) => Promise<unknown>): Lost<Style> {
  const lost = new Set<Style>();
  /** Shared: a caller who asks meanwhile waits for the same styles. */
  let asking: Promise<void> | null = null;

  async function askForAll() {
    const styles = [...lost];
    lost.clear();
    await Promise.all(styles.map((style) => ask(style)));
  }

  return {
    add: (style) => void lost.add(style),
    askAgain: () =>
      (asking ??= askForAll().finally(() => {
        asking = null;
      })),
  };
}

export const lostStyles = createLost<HTMLLinkElement>((link) => {
  const again = document.createElement('link');
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`No styles from ${link.href}`)));
    Object.assign(again, { rel: link.rel, crossOrigin: link.crossOrigin, href: link.href });
    link.replaceWith(again);
  });
});

/** Notices every style that does not arrive; to be called once, at the start of the page. */
export function watchStyles(page: Document): void {
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  // Such errors do not bubble.
  page.addEventListener('error', notice, { capture: true });
}
