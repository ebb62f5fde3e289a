/** The views of the statistics, in the order of the menu. */
export const pupilViews = ['progress', 'techniques', 'mistakes', 'levels'] as const;
/** What to teach next. */
export const teachingViews = ['skills', 'help', 'homework', 'hardest'] as const;
/** How a school trains. */
export const schoolViews = ['activity', 'growth', 'mastered', 'plans', 'schools'] as const;
/** How the platform does. */
export const platformViews = ['platform', 'funnel', 'health', 'model'] as const;

export const viewNames = [...pupilViews, ...teachingViews, ...schoolViews, ...platformViews] as const;
export type ViewName = (typeof viewNames)[number];
