/** The web app's namespaces, for typed keys. */
export type { Namespace } from '@mindhero/content/resources';

declare module '@mindhero/content/resources' {
  interface Resources {
    common: typeof import('../strings/en/common.json');
    accounts: typeof import('../strings/en/accounts.json');
    audit: typeof import('../strings/en/audit.json');
    card: typeof import('../strings/en/card.json');
    login_cards: typeof import('../strings/en/login_cards.json');
    auth: typeof import('../strings/en/auth.json');
    dashboard: typeof import('../strings/en/dashboard.json');
    screens: typeof import('../strings/en/screens.json');
    first_password: typeof import('../strings/en/first_password.json');
    second_factor: typeof import('../strings/en/second_factor.json');
    recovery: typeof import('../strings/en/recovery.json');
    registration: typeof import('../strings/en/registration.json');
    documents: typeof import('../strings/en/documents.json');
    errors: typeof import('../strings/en/errors.json');
    groups: typeof import('../strings/en/groups.json');
    faults: typeof import('../strings/en/faults.json');
    games: typeof import('../strings/en/games.json');
    homework: typeof import('../strings/en/homework.json');
    imports: typeof import('../strings/en/imports.json');
    lists: typeof import('../strings/en/lists.json');
    manual: typeof import('../strings/en/manual.json');
    materials: typeof import('../strings/en/materials.json');
    namesakes: typeof import('../strings/en/namesakes.json');
    people: typeof import('../strings/en/people.json');
    plans: typeof import('../strings/en/plans.json');
    own_plan: typeof import('../strings/en/own_plan.json');
    plans_desk: typeof import('../strings/en/plans_desk.json');
    play: typeof import('../strings/en/play.json');
    rating: typeof import('../strings/en/rating.json');
    reading: typeof import('../strings/en/reading.json');
    replay: typeof import('../strings/en/replay.json');
    result: typeof import('../strings/en/result.json');
    statistics: typeof import('../strings/en/statistics.json');
    statistics_platform: typeof import('../strings/en/statistics_platform.json');
    statistics_school: typeof import('../strings/en/statistics_school.json');
    statistics_teaching: typeof import('../strings/en/statistics_teaching.json');
    tasks: typeof import('../strings/en/tasks.json');
    task_results: typeof import('../strings/en/task_results.json');
    techniques: typeof import('../strings/en/techniques.json');
    task_editor: typeof import('../strings/en/task_editor.json');
    text_editor: typeof import('../strings/en/text_editor.json');
    teachers: typeof import('../strings/en/teachers.json');
    schools: typeof import('../strings/en/schools.json');
    read_look: typeof import('../strings/en/read_look.json');
    plan_papers: typeof import('../strings/en/plan_papers.json');
    profile: typeof import('../strings/en/profile.json');
    record: typeof import('@mindhero/content/record/en.json');
    roles: typeof import('@mindhero/content/roles/en.json');
    skills: typeof import('@mindhero/content/skills/en.json');
    aliases: typeof import('@mindhero/content/aliases/en.json');
    level_up: typeof import('../strings/en/level_up.json');
    statistics_pupil: typeof import('../strings/en/statistics_pupil.json');
    report: typeof import('../strings/en/report.json');
    levels: typeof import('@mindhero/content/levels/en.json');
  }
}
