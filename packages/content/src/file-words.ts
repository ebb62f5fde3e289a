/**
 * What files say that people download, in all languages at once: their writer chooses the language file by file.
 * What they share with the screens, the roles and the words of the record, screens load as texts of their own.
 */
import deAliases from './aliases/de.json' with { type: 'json' };
import enAliases from './aliases/en.json' with { type: 'json' };
import ruAliases from './aliases/ru.json' with { type: 'json' };
import ukAliases from './aliases/uk.json' with { type: 'json' };
import deFiles from './files/de.json' with { type: 'json' };
import enFiles from './files/en.json' with { type: 'json' };
import ruFiles from './files/ru.json' with { type: 'json' };
import ukFiles from './files/uk.json' with { type: 'json' };
import type { LanguageTag } from './languages.ts';
import deRecord from './record/de.json' with { type: 'json' };
import enRecord from './record/en.json' with { type: 'json' };
import ruRecord from './record/ru.json' with { type: 'json' };
import ukRecord from './record/uk.json' with { type: 'json' };
import deRoles from './roles/de.json' with { type: 'json' };
import enRoles from './roles/en.json' with { type: 'json' };
import ruRoles from './roles/ru.json' with { type: 'json' };
import ukRoles from './roles/uk.json' with { type: 'json' };
import deSkills from './skills/de.json' with { type: 'json' };
import enSkills from './skills/en.json' with { type: 'json' };
import ruSkills from './skills/ru.json' with { type: 'json' };
import ukSkills from './skills/uk.json' with { type: 'json' };

/** English is the model of the others. */
export type FileWords = typeof enFiles & {
  readonly record: typeof enRecord;
  readonly role: typeof enRoles;
  readonly aliases: typeof enAliases;
  readonly skills: typeof enSkills;
};

export const fileWords: Readonly<Record<LanguageTag, FileWords>> = {
  en: { ...enFiles, record: enRecord, role: enRoles, aliases: enAliases, skills: enSkills },
  de: { ...deFiles, record: deRecord, role: deRoles, aliases: deAliases, skills: deSkills },
  ru: { ...ruFiles, record: ruRecord, role: ruRoles, aliases: ruAliases, skills: ruSkills },
  uk: { ...ukFiles, record: ukRecord, role: ukRoles, aliases: ukAliases, skills: ukSkills },
};
