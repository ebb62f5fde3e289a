import type { ImportDone as Done } from '@mindhero/contract/student-import';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { IconKey } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { CardsButton } from '../cards/cards-button.tsx';
import { StepProgress } from './step-progress.tsx';
import type { FirstPasswords } from './use-import.ts';
import classes from './import.module.css';

interface ImportDoneProps {
  readonly done: Done;
  readonly passwords: FirstPasswords;
  readonly onMake: () => void;
  readonly onClose: () => void;
}

/** What was done, and the first passwords of who is new: they take longer than all the rest, so they are asked for. */
export function ImportDone({ done, passwords, onMake, onClose }: ImportDoneProps) {
  const { t } = useTranslation(['imports', 'common']);
  const { number } = useFormats();
  const navigate = useNavigate();
  const { created, changed, unchanged, left_out } = done;
  const { isPending } = passwords.make;
  const count = passwords.made.length;
  const all = created.length;
  return (
    <div className={classes.steps}>
      <ul className={classes.totals} role="status">
        {all > 0 && <li>{t('imports:done.created', { count: all })}</li>}
        {changed > 0 && <li>{t('imports:done.changed', { count: changed })}</li>}
        {unchanged > 0 && <li>{t('imports:done.unchanged', { count: unchanged })}</li>}
        {left_out > 0 && <li>{t('imports:done.left_out', { count: left_out })}</li>}
      </ul>
      {all > 0 && <p>{t('imports:passwords.text', { count: all })}</p>}
      {(isPending || count > 0) && (
        <StepProgress
          done={count}
          all={all}
          label={t('imports:passwords.label')}
          text={t('imports:passwords.progress', { done: number(count), all: number(all) })}
        />
      )}
      <ButtonRow>
        {all > 0 && (
          <Button icon={<IconKey size={18} aria-hidden />} loading={isPending} onClick={onMake}>
            {t('imports:passwords.make', { count: all })}
          </Button>
        )}
        {!isPending && (
          <CardsButton size="md" students={created.map((one) => ({ ...one, card_made_at: null }))} />
        )}
        {all > 0 && (
          <Button
            kind="ghost"
            disabled={isPending}
            onClick={() => {
              onClose();
              void navigate({ to: '/students', search: { imported: 'last' } });
            }}
          >
            {t('imports:done.show', { count: all })}
          </Button>
        )}
        <Button kind="ghost" disabled={isPending} onClick={onClose}>
          {t(all > 0 ? 'imports:passwords.later' : 'common:buttons.close')}
        </Button>
      </ButtonRow>
    </div>
  );
}
