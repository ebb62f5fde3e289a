import { IconX } from '@tabler/icons-react';
import { PadSign } from './pad-sign.tsx';
import { type Pad, pads } from './pads.ts';
import { usePadName } from './use-pad-name.tsx';
import classes from './chain.module.css';

interface ChainPictureProps {
  readonly chain: readonly Pad[];
  /** So many of them have been repeated; all if left out. */
  readonly repeated?: number;
  /** What was pressed instead of the next one. */
  readonly wrong?: Pad | undefined;
}

/** A chain of lights, in order; those that were not repeated are pale. A wrong press stands below the light it missed. */
export function ChainPicture({ chain, repeated = chain.length, wrong }: ChainPictureProps) {
  const name = usePadName();
  return (
    <ol className={classes.chain}>
      {chain.map((pad, place) => (
        <li key={place} data-open={place >= repeated} aria-current={place === repeated ? 'step' : undefined}>
          <Chip pad={pad} name={name(pad)} />
          {place === repeated && wrong !== undefined && (
            <span className={classes.wrong}>
              <IconX aria-hidden />
              <Chip pad={wrong} name={name(wrong)} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Chip({ pad, name }: { readonly pad: Pad; readonly name: string }) {
  return (
    <span className={classes.chip} data-colour={pads[pad]?.colour} role="img" aria-label={name} title={name}>
      <PadSign pad={pad} />
    </span>
  );
}
