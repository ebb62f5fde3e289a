/** Dialogs about tasks; their code comes when one is opened, since calendars and times are needed there alone. */
import { late } from '@mindhero/ui/late';

export const CopyDialog = late(async () => (await import('./copy-dialog.tsx')).CopyDialog);
