import { Avatar } from '@mindhero/ui/avatar';
import classes from './profile.module.css';

interface AvatarTileProps {
  readonly avatar: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
}

/** One of the ways to be shown, to choose from. */
export function AvatarTile({ avatar, label, isChosen, onChoose }: AvatarTileProps) {
  return (
    <label className={classes.avatar}>
      <input type="radio" name="avatar" aria-label={label} checked={isChosen} onChange={() => onChoose?.()} />
      <Avatar avatar={avatar} name="" size={68} />
    </label>
  );
}
