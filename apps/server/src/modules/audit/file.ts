/** The record as a file. */
import type { AuditEvent, AuditPerson } from '@mindhero/contract/audit';
import type { auditFileColumns } from '@mindhero/contract/export';
import type { Language } from '@mindhero/contract/user';
import { toList } from '../../platform/tables/listed.ts';
import type { Cell, TableColumn } from '../../platform/tables/table.ts';
import { words } from '../../platform/tables/words.ts';

/** Without a name those who are erased, and those who are out of the reader's sight. */
function partyOf(person: AuditPerson | null, language: Language): Cell {
  if (person === null) return null;
  const { id, name, role, is_erased } = person;
  if (name !== null) return name;
  const { erased, about_kind, role: roles } = words[language];
  return `${is_erased ? erased : role === null ? about_kind.person : roles[role]} #${id}`;
}

const named = (object: AuditEvent['object']): Cell => object && (object.name ?? `#${object.id}`);

/** Which list it was, where it was about a whole one. */
function listOf({ details }: AuditEvent, language: Language): Cell {
  return Object.entries(words[language].list).find(([name]) => name === details['list'])?.[1] ?? null;
}

function fieldsOf({ details: { fields } }: AuditEvent, language: Language): Cell {
  const known: Readonly<Record<string, string>> = words[language].record.field;
  return Array.isArray(fields) ? toList(fields.flatMap((field: string) => known[field] ?? [])) : null;
}

function countOf({ details: { count, rows, students } }: AuditEvent): Cell {
  const figure = count ?? rows ?? students;
  return typeof figure === 'number' ? figure : null;
}

/** The columns of the file. */
export const auditTable: readonly TableColumn<AuditEvent, (typeof auditFileColumns)[number]>[] = [
  { id: 'at', width: 17, value: ({ at }) => new Date(at) },
  { id: 'action', width: 24, value: ({ action }, language) => words[language].record.action[action] },
  { id: 'about_kind', width: 12, value: ({ subject }, language) => words[language].about_kind[subject] },
  {
    id: 'about',
    width: 28,
    value: (event, language) =>
      partyOf(event.person, language) ?? named(event.object) ?? listOf(event, language),
  },
  { id: 'actor', width: 28, value: ({ actor }, language) => partyOf(actor, language) },
  { id: 'fields', width: 28, value: fieldsOf },
  { id: 'count', width: 10, value: countOf },
  {
    id: 'target',
    width: 28,
    value: ({ target, successor }, language) => named(target) ?? partyOf(successor, language),
  },
  { id: 'school', width: 24, value: ({ school }) => school?.name ?? null },
];
