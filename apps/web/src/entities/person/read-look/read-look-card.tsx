import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { ReadLookChoice } from './read-look-choice.tsx';

/** How one reads, among what one sets once. */
export function ReadLookCard() {
  const { t } = useTranslation();
  return (
    <Card title={t('read_look')}>
      <ReadLookChoice />
    </Card>
  );
}
