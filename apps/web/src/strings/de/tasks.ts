/** The list of tasks, and what became of one of them, which opens from there. */
export { default as task_results } from './task_results.json';
export { default as tasks } from './tasks.json';
