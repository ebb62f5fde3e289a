import { IconBolt } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { handTask, type Receiver } from '../../entities/homework/task-receivers.ts';
import { ToolButton } from '../../platform/tool-button.tsx';

interface AssignTaskProps {
  readonly receivers: readonly Receiver[];
  /** What the screen is opened for first. */
  readonly primary?: boolean;
}

/** Begins a superhero task for a group, or for students who are ticked. */
export function AssignTask({ receivers, primary = false }: AssignTaskProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ToolButton
      kind={primary ? 'primary' : 'ghost'}
      icon={IconBolt}
      onClick={() => {
        handTask(receivers);
        void navigate({ to: '/tasks/create' });
      }}
    >
      {t(primary ? 'buttons.new_task' : 'buttons.assign_task')}
    </ToolButton>
  );
}
