/** Texts of the screens about people come in one file. */
export { default as accounts } from './accounts.json';
export { default as groups } from './groups.json';
export { default as login_cards } from './login_cards.json';
export { default as people } from './people.json';
export { default as teachers } from './teachers.json';
