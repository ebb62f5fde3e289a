/** Columns of everybody who has an account. */
import { plain } from '../../platform/tables/table.ts';

export const nameColumns = [plain('last_name', 18), plain('first_name', 18), plain('username', 22)] as const;

/** How they are called, reached and spoken to. */
export const accountColumns = [
  ...nameColumns,
  plain('email', 24),
  plain('phone_number', 18),
  plain('language', 10),
] as const;
