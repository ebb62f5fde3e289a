import { late } from '@mindhero/ui/late';
import { withTexts } from '../../../platform/i18n.ts';

/** Gives tasks more time. Its code comes when it is opened, since calendars and times are needed there alone. */
export const ExtendDialog = late(async () => {
  const [dialog] = await Promise.all([import('./extend-dialog.tsx'), withTexts('tasks')()]);
  return dialog.ExtendDialog;
});
