/** The start page, which shows a pupil's homework and level, too. */
export { default as dashboard } from './dashboard.json';
export { default as homework } from './homework.json';
export { default as reading } from './reading.json';
export { default as levels } from '@mindhero/content/levels/en.json';
export { default as own_plan } from './own_plan.json';
