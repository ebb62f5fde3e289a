import { IconDiamondFilled } from '@tabler/icons-react';
import classes from './points-sign.module.css';

/** The sign of points, as large as the words beside it; beads are stars. */
export function PointsSign() {
  return <IconDiamondFilled className={classes.sign} aria-hidden />;
}
