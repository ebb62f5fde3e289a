import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import type { FaultPlace, PastedName } from './pasted-names.ts';
import classes from './names-preview.module.css';

interface NamesPreviewProps {
  readonly names: readonly PastedName[];
  /** What is wrong there, in words. */
  readonly faultOf: (name: PastedName, place: FaultPlace) => string | null;
  /** The earlier line that says the same. */
  readonly repeated: ReadonlyMap<number, number>;
  readonly onSwap: () => void;
}

/** What was pasted, as two columns that change places by one button. */
export function NamesPreview({ names, faultOf, repeated, onSwap }: NamesPreviewProps) {
  const { t } = useTranslation('accounts');
  return (
    <div className={classes.preview}>
      <div className={classes.head}>
        <span>{t('several.preview', { count: names.length })}</span>
        <ToolButton icon={IconArrowsExchange} onClick={onSwap}>
          {t('several.swap')}
        </ToolButton>
      </div>
      <div className={classes.rows}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- to a browser it is none where a phone shows its rows as boxes */}
        <table role="table" aria-label={t('several.names_read')}>
          <thead>
            <tr>
              <th scope="col">{t('several.line')}</th>
              <th scope="col">{t('field.first_name')}</th>
              <th scope="col">{t('field.last_name')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <NameRow key={name.line} name={name} before={repeated.get(name.line)} faultOf={faultOf} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const places = ['first_name', 'last_name'] as const;

interface NameRowProps extends Pick<NamesPreviewProps, 'faultOf'> {
  readonly name: PastedName;
  readonly before: number | undefined;
}

/** A name; what is to be said of one of its cells stands in that cell, what of the line in a row below. */
function NameRow({ name, before, faultOf }: NameRowProps) {
  const { t } = useTranslation('accounts');
  const { number } = useFormats();
  const ofLine = faultOf(name, 'line');
  const faults = places.map((place) => faultOf(name, place));
  const isFaulty = ofLine !== null || faults.some((fault) => fault !== null);
  const isRepeated = !isFaulty && before !== undefined;
  return (
    <>
      <tr data-fault={isFaulty || undefined}>
        <td>{number(name.line)}</td>
        {places.map((place, index) => {
          const fault = faults[index] ?? null;
          return (
            <td key={place} data-label={t(`field.${place}`)} data-fault={fault !== null || undefined}>
              {name[place] || '–'}
              {fault !== null && <span className={classes.fault}>{fault}</span>}
            </td>
          );
        })}
      </tr>
      {(ofLine !== null || isRepeated) && (
        <tr className={classes.about}>
          <td colSpan={3}>
            {ofLine === null ? (
              <span className={classes.note}>{t('several.repeated', { line: number(before ?? 0) })}</span>
            ) : (
              <span className={classes.fault}>{ofLine}</span>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
