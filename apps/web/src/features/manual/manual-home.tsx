import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { contentsOf } from './contents.ts';
import { Contents } from './contents.tsx';
import { ManualScreen } from './manual-screen.tsx';

/** The page of contents. */
export function ManualHome() {
  const { t } = useTranslation('screens');
  return (
    <ManualScreen title={t('manual')} page={null}>
      <Contents contents={contentsOf(useMe())} kind="whole" />
    </ManualScreen>
  );
}
