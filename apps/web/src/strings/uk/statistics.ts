/** The statistics, with the names of skills that files say, too. */
export { default as skills } from '@mindhero/content/skills/uk.json';
export { default as statistics } from './statistics.json';
