import type texts from '@mindhero/content/record/en.json';
import type { AuditEvent, AuditPerson } from '@mindhero/contract/audit';
import { roles } from '@mindhero/contract/role';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';

type Field = keyof (typeof texts)['field'];

const lists = {
  person: 'people',
  group: 'groups',
  school: 'schools',
  task: 'tasks',
  text: 'texts',
  word_list: 'word_lists',
  card_set: 'card_sets',
  image: 'images',
  price_list: 'price_lists',
  order: 'orders',
  payment: 'payments',
} as const;

/** What the record says, in words: who, about what, and what is known beside. */
export function useEntryTexts() {
  const { t } = useTranslation(['audit', 'record', 'roles']);
  const { date } = useFormats();

  function partyOf(person: AuditPerson | null): string {
    if (person === null) return t('audit:person.nobody');
    const { id, name, role, is_erased } = person;
    if (name !== null) return name;
    if (is_erased) return t('audit:person.erased', { id });
    return role === null
      ? t('audit:person.unknown', { id })
      : t('audit:person.outside', { role: t(`roles:${role}`), id });
  }

  function aboutOf({ subject, person, object }: AuditEvent): string {
    if (person !== null) return partyOf(person);
    if (object === null || subject === 'person') return t(`audit:about.${lists[subject]}`);
    const { id, name } = object;
    if (name === null) return t(`audit:about.${subject}_unnamed`, { id });
    return t(`audit:about.${subject}`, { name: subject === 'price_list' ? date(name) : name });
  }

  function fieldsOf(fields: unknown): string[] {
    const known: Readonly<Record<Field, string>> = t('record:field', { returnObjects: true });
    return Array.isArray(fields) ? fields.flatMap((field: Field) => known[field] ?? []) : [];
  }

  function detailsOf({ details, target, successor }: AuditEvent): string {
    const count = Number(details['count'] ?? details['rows'] ?? Number.NaN);
    const role = roles.find((known) => known === details['role']);
    const months = Number(details['plan_months'] ?? Number.NaN);
    const planType = roles.find((known) => known.toLowerCase() === details['plan_type']);
    return [
      ...fieldsOf(details['fields']),
      ...(Number.isNaN(count) ? [] : [t('audit:details.count', { count })]),
      ...(target === null || target.name === null ? [] : [t('audit:details.target', { name: target.name })]),
      ...(successor === null ? [] : [t('audit:details.successor', { name: partyOf(successor) })]),
      ...(Number.isNaN(months) || planType === undefined
        ? []
        : [t('audit:details.plan_months', { count: months, type: t(`roles:${planType}`) })]),
      ...(role === undefined ? [] : [t('audit:details.role', { role: t(`roles:${role}`) })]),
    ].join(', ');
  }

  return { partyOf, aboutOf, detailsOf };
}
