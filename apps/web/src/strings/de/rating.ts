/** The rating, with the made-up names that files say, too. */
export { default as aliases } from '@mindhero/content/aliases/de.json';
export { default as rating } from './rating.json';
