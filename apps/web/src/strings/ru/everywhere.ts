/** Texts that nearly every screen needs come in one file. */
export { default as auth } from './auth.json';
export { default as common } from './common.json';
export { default as errors } from './errors.json';
export { default as faults } from './faults.json';
export { default as games } from './games.json';
export { default as lists } from './lists.json';
export { default as screens } from './screens.json';
export { default as roles } from '@mindhero/content/roles/ru.json';
