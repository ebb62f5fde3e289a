import type { Example } from '@mindhero/engine/additive/examples';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { WorkedExample } from '../worked-example.tsx';
import { BeadCard } from './shown-item.tsx';

interface HowItGoesProps {
  readonly item: Example;
  readonly asCards: boolean;
}

/** How it goes: the sum step by step, or the card with its number. */
export function HowItGoes({ item, asCards }: HowItGoesProps) {
  const { i18n } = useTranslation();
  if (!asCards) return <WorkedExample terms={item.terms} />;
  return (
    <>
      <BeadCard value={item.answer} size={194} />
      <strong>{numberText(item.answer, i18n.language)}</strong>
    </>
  );
}
