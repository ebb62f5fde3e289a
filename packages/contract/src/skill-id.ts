/** What mastery is kept of, by its id, such as "small_friend:+4". */
import type { SkillId } from '@mindhero/engine/mastery/skills';
import * as z from 'zod/mini';

/** Only the server tells one, and knows them: a list of all would come with every screen that reads this. */
export const skillId = z.string() as z.ZodMiniType as z.ZodMiniType<SkillId>;
