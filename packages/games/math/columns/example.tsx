import type { Example as Item } from '@mindhero/engine/additive/examples';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { numberText } from '../number-text.ts';
import type { ColumnsSettings } from './settings.ts';
import classes from './columns.module.css';

export function Example({ item }: ExampleProps<ColumnsSettings, Item>) {
  const { i18n } = useTranslation();
  return (
    <div className={classes.example}>
      <ol className={classes.terms}>
        {item.terms.map((term, index) => (
          <li key={index}>
            <span>{(index > 0 || term < 0) && (term < 0 ? '−' : '+')}</span>
            <span>{numberText(Math.abs(term), i18n.language)}</span>
          </li>
        ))}
      </ol>
      <output>{numberText(item.answer, i18n.language)}</output>
    </div>
  );
}
