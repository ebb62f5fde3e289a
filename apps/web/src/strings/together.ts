/** Namespaces that are wanted together, by the module of each language that exports them; the others come alone. */
export const together = {
  everywhere: ['auth', 'common', 'errors', 'faults', 'games', 'lists', 'roles', 'screens'],
  home: ['dashboard', 'homework', 'levels', 'own_plan', 'reading'],
  rating: ['aliases', 'rating'],
  record: ['audit', 'record'],
  statistics: ['skills', 'statistics'],
  people: ['accounts', 'groups', 'login_cards', 'people', 'teachers'],
  tasks: ['task_results', 'tasks'],
} as const;

/** The module that a namespace comes with; undefined if it comes alone. */
export function togetherWith(namespace: string): string | undefined {
  return Object.entries(together).find(([, names]) => names.some((name) => name === namespace))?.[0];
}
