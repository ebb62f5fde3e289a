import { activatePlans } from '@mindhero/contract/plans/stock';
import { Callout } from '@mindhero/ui/callout';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { forgetPlans } from '../../../entities/plan/plans.ts';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { ActivationPreview } from './activation-preview.tsx';
import { ChooseType, ChooseWhom } from './activation-whom.tsx';
import type { Candidate, Chosen } from './activation-wish.ts';
import { MonthsField } from './months-field.tsx';
import { useActivationPreview } from './use-activation-preview.ts';
import { useActivationWords } from './use-activation-words.ts';
import classes from './stock.module.css';

/** For whom the window is opened: for these people, or for whom one chooses in it. */
export type Meant =
  | { readonly kind: 'people'; readonly people: readonly Candidate[]; readonly months?: number }
  | { readonly kind: 'choice'; readonly group: number | null };

interface ActivateDialogProps {
  readonly meant: Meant;
  readonly onClose: () => void;
  /** It is done; the window can be closed. */
  readonly onDone: () => void;
}

const nobody: Chosen = { kind: 'group', group: null, people: [], plan_type: null, months: 1 };

const chosenFor = (meant: Meant): Chosen =>
  meant.kind === 'choice'
    ? { ...nobody, group: meant.group }
    : { ...nobody, kind: 'people', people: meant.people, months: meant.months ?? 1 };

/** Activates or extends plans: for whom, for how long, and what that comes to before anything is done. */
export function ActivateDialog({ meant, onClose, onDone }: ActivateDialogProps) {
  const { t } = useTranslation('plans');
  const queries = useQueryClient();
  const takesStock = !isAdmin(useMe());
  const words = useActivationWords();
  const form = useForm({
    values: () => chosenFor(meant),
    send: async () => {
      if (wish === null || answer === null) throw new Error('nobody knows what it would come to');
      await words.ask(answer);
      return call(activatePlans, {
        body: { ...wish, plan_months: wish.months * answer.people.length },
      });
    },
    onDone: (done) => {
      toastDone(words.done(done));
      onDone();
      void forgetPlans(queries);
    },
    reload: () => preview.refresh(),
    onRefused: () => {
      // Somebody may have used the stock meanwhile: what is missing now stands in the new preview.
      void preview.refresh();
      return null;
    },
    failure: ['update', 'subscription'],
  });
  const chosen = form.values;
  const preview = useActivationPreview(chosen);
  const { answer, wish } = preview;
  const isEnough = answer !== null && (!takesStock || answer.stock_after >= 0);
  const fault = form.faults['months'];
  return (
    <FormDialog
      title={t('activate.title')}
      form={form}
      submitLabel={
        answer === null ? t('activate.button') : t('activate.submit', { count: answer.people.length })
      }
      isReady={isEnough && preview.isSettled}
      width={560}
      onClose={onClose}
    >
      {form.isOutdated && (
        <Callout tone="warning" role="alert">
          {t('activate.changed')}
        </Callout>
      )}
      {meant.kind === 'choice' && <ChooseWhom chosen={chosen} onChange={form.change} />}
      <ChooseType chosen={chosen} onChange={form.change} />
      <MonthsField
        value={chosen.months}
        onChange={(months) => form.change({ months })}
        error={
          fault === undefined ? null : t('activate.too_many', { count: Number(fault.params?.['max'] ?? 0) })
        }
      />
      {wish === null && <p className={classes.note}>{t('activate.nobody')}</p>}
      {preview.isNobody && (
        <Callout tone="warning" role="status">
          {t('activate.not_possible')}
        </Callout>
      )}
      {preview.error !== null && (
        <LoadFailure item="subscription" error={preview.error} onRetry={preview.refresh} />
      )}
      {wish !== null &&
        !preview.isNobody &&
        preview.error === null &&
        (answer === null ? (
          <CardSkeleton lines={2} />
        ) : (
          <ActivationPreview
            preview={answer}
            wish={wish}
            isLoading={!preview.isSettled}
            takesStock={takesStock}
          />
        ))}
    </FormDialog>
  );
}
