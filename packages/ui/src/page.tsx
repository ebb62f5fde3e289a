import { createContext, type ReactNode, use } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly title: ReactNode;
  /** The way here, from the outside in: links, or text for a place without its own page. */
  readonly crumbs?: readonly ReactNode[] | undefined;
  readonly actions?: ReactNode;
  /** False where the content is all that belongs on paper. */
  readonly printed?: boolean;
  readonly children: ReactNode;
}

/** What stands beside the title of every screen within: where it is explained. Null where it is not. */
export const PageHelp = createContext<ReactNode>(null);

/** A screen: its heading, the way back, what can be done with it, and its content. */
export function Page({ title, crumbs = [], actions, printed = true, children }: PageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header} data-printed={printed}>
        <div className={classes.heading}>
          {crumbs.length > 0 && (
            <ol className={classes.crumbs}>
              {crumbs.map((crumb, index) => (
                <li key={index}>{crumb}</li>
              ))}
            </ol>
          )}
          <div className={classes.named}>
            <h1 className={classes.title}>{title}</h1>
            {use(PageHelp)}
          </div>
        </div>
        {actions !== undefined && actions !== null && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
