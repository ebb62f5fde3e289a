/** The blocks of a task as they are stored: settings that their games accept, complete with defaults. */
import type { FieldError } from '@mindhero/contract/errors';
import type { Block } from '@mindhero/contract/task';
import { subjectFlags } from '@mindhero/contract/user';
import { readSettings } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import type { Actor } from '../../platform/auth/actor.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { settingsErrors } from '../../platform/http/settings-errors.ts';

/** @throws ApiError 422 naming settings that do not work, and blocks of subjects that the actor may not use */
export function checkedBlocks(actor: Actor, blocks: readonly Block[]): Block[] {
  const errors: FieldError[] = [];
  const checked = blocks.map((block, index) => {
    const game = games[block.game];
    const at = `body.blocks.${index}`;
    if (!actor.management[subjectFlags[game.subject]])
      errors.push({ path: `${at}.game`, code: 'subject_not_allowed' });
    const read = readSettings(game, block.settings);
    if (!read.ok) errors.push(...settingsErrors(read.issues, `${at}.settings`));
    return read.ok ? { ...block, settings: { ...read.settings } } : block;
  });
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return checked;
}
