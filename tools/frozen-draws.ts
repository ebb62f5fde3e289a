/**
 * What properties draw comes again in every run: what was green stays green until somebody changes something. `FC_SEED=random`
 * draws anew, and `FC_SEED=<number>` what a failed run has printed.
 */
import { configureGlobal } from 'fast-check';

const FROZEN = 2026;

const { FC_SEED: wish = FROZEN } = process.env;
configureGlobal(wish === 'random' ? {} : { seed: Number(wish) });
