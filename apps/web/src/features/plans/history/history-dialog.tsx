import type { Named } from '@mindhero/contract/name';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { PlanHistory } from './plan-history.tsx';
import classes from './history.module.css';

interface HistoryDialogProps {
  readonly person: Named & { readonly id: number };
  readonly onClose: () => void;
}

/** Somebody's plans, in a window above their page. */
export function HistoryDialog({ person, onClose }: HistoryDialogProps) {
  const { t } = useTranslation(['plans', 'common']);
  return (
    <Dialog title={t('plans:history.of', { name: nameOf(person) })} width={860} onClose={onClose}>
      <PlanHistory userId={person.id} />
      <div className={classes.close}>
        <Button onClick={onClose}>{t('common:buttons.close')}</Button>
      </div>
    </Dialog>
  );
}
