import { Button } from '@mindhero/ui/button';
import { TextField, type TextFieldProps } from '@mindhero/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focus } from '../../platform/form/focus.ts';
import classes from './sign-in.module.css';

interface SecondStepProps {
  readonly field: Omit<TextFieldProps, 'label'>;
  /** The other kind of code is typed: what stood there is none of it. */
  readonly onOther: () => void;
  /** Somebody else wants to sign in. */
  readonly onBack: () => void;
  /** What is wrong, and the way on. */
  readonly children: ReactNode;
}

/** The code of somebody whose password was right: of the app, or one to recover by. */
export function SecondStep({ field, onOther, onBack, children }: SecondStepProps) {
  const { t } = useTranslation('auth');
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <p className={classes.hint} role="status">
        {isRecovery ? t('second_step.recovery_text') : t('second_step.text')}
      </p>
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        {...field}
        label={isRecovery ? t('second_step.recovery_code') : t('second_step.code')}
        {...(isRecovery
          ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
          : { autoComplete: 'one-time-code', inputMode: 'numeric' })}
        ref={focus}
      />
      {children}
      <div>
        <Button
          kind="subtle"
          fullWidth
          onClick={() => {
            setRecovery(!isRecovery);
            onOther();
          }}
        >
          {isRecovery ? t('second_step.use_app') : t('second_step.use_recovery')}
        </Button>
        <Button kind="subtle" fullWidth onClick={onBack}>
          {t('second_step.back')}
        </Button>
      </div>
    </>
  );
}
