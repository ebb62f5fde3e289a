import type { FieldError } from '@mindhero/contract/errors';
import type { SettingsIssue } from '@mindhero/engine/settings';

/** What a game finds wrong with its settings, as errors of a request in which they stand at `at`. */
export function settingsErrors(issues: readonly SettingsIssue[], at: string): FieldError[] {
  return issues.map(({ path, code, params, suggestion }) => ({
    path: path === '' ? at : `${at}.${path}`,
    code,
    ...(params && { params }),
    ...(suggestion !== undefined && { suggestion }),
  }));
}
