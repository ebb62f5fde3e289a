import type { ExampleProps } from '../../player.ts';
import type { Item } from './rules.ts';
import type { Settings } from './settings.ts';

/** Stands beside the set-up form. */
export function Example({ item }: ExampleProps<Settings, Item>) {
  return (
    <p>
      {item.left} + {item.right} = {item.left + item.right}
    </p>
  );
}
