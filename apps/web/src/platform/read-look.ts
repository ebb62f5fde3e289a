/** How somebody wants to read, said on the root of the page: whatever shows what is read obeys it (decision 232). */
import { clearFontSwitch, rulerSwitch, wideSwitch } from './device-switches.ts';
import { type Contrast, contrastChoice } from './read-contrast.ts';

/** As attributes of the root, `data-read-font` and so on; null for one that is not there. */
interface ReadLook {
  readonly readFont: 'clear' | null;
  readonly readSpacing: 'wide' | null;
  readonly readContrast: Exclude<Contrast, 'usual'> | null;
  readonly readRuler: 'on' | null;
}

/**
 * What is to be said on the root. Where nobody chose colours, a device that wants more contrast gets the strongest.
 * @param wantsMore what the device says of contrast
 */
export function readLook(wantsMore: boolean): ReadLook {
  const contrast = contrastChoice.read();
  return {
    readFont: clearFontSwitch.isOn() ? 'clear' : null,
    readSpacing: wideSwitch.isOn() ? 'wide' : null,
    readContrast: contrast === 'usual' ? (wantsMore ? 'black_on_white' : null) : contrast,
    readRuler: rulerSwitch.isOn() ? 'on' : null,
  };
}

/** Says it on the root from now on, and fetches the style sheet as soon as it is wanted. */
export function watchReadLook(root: HTMLElement): void {
  const more = matchMedia('(prefers-contrast: more)');
  const say = () => {
    const look = Object.entries(readLook(more.matches));
    for (const [name, value] of look) {
      if (value === null) delete root.dataset[name];
      else root.dataset[name] = value;
    }
    if (look.some(([, value]) => value !== null)) void import('@mindhero/ui/read-look.css');
  };
  for (const { subscribe } of [clearFontSwitch, wideSwitch, rulerSwitch, contrastChoice]) subscribe(say);
  more.addEventListener('change', say);
  say();
}
