/** What is moved on the page loses the focus; here it gets it back, once it is drawn in its new place. */
export function keepFocus(element: HTMLElement): void {
  requestAnimationFrame(() => {
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  });
}
