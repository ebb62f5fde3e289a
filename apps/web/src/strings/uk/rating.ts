/** The rating, with the made-up names that files say, too. */
export { default as aliases } from '@mindhero/content/aliases/uk.json';
export { default as rating } from './rating.json';
