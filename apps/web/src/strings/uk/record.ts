/** What the record of changes says, which its files say, too. */
export { default as audit } from './audit.json';
export { default as record } from '@mindhero/content/record/uk.json';
