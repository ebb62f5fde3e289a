/** A pupil's homework, and the names of the levels that it leads to. */
export { default as homework } from './homework.json';
export { default as levels } from '@mindhero/content/levels/de.json';
