import type { Example as Item } from '@mindhero/engine/additive/examples';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { numberText } from '../number-text.ts';
import { Terms } from '../terms.tsx';
import type { ColumnsSettings } from './settings.ts';
import classes from './columns.module.css';

/** One column with its sum. */
export function Example({ item }: ExampleProps<ColumnsSettings, Item>) {
  const { i18n } = useTranslation();
  return (
    <div className={classes.example}>
      <Terms terms={item.terms} className={classes.terms} />
      <output>{numberText(item.answer, i18n.language)}</output>
    </div>
  );
}
