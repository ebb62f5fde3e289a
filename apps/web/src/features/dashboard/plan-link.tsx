import { Link } from '@tanstack/react-router';
import { PlanPill } from '../../entities/plan/plan-pill.tsx';
import { usePlanStatus } from '../../entities/plan/plan.ts';
import classes from './dashboard.module.css';

/** The plan banner: how one's own plan stands, and where to get one. */
export function PlanLink() {
  const status = usePlanStatus();
  if (status === null) return null;
  return (
    <Link to={status.kind === 'none' ? '/no-subscription' : '/subscriptions'} className={classes.plan}>
      <PlanPill status={status} />
    </Link>
  );
}
