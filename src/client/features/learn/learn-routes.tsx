import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../../kit/pages/not-found-page.tsx';
import { LearnPage } from './learn-page.tsx';
import { WaitingTable } from './waiting-table.tsx';

const LevelPage = lazy(() => import('./level-page.tsx').then((module) => ({ default: module.LevelPage })));

/** All pages under `/learn`, in one chunk apart from the shell. */
export function LearnRoutes() {
  return (
    <>
      <WaitingTable />
      <Switch>
        <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
        <Route path="/learn/:game/:number">
          {({ game, number }) => <LevelPage key={`${game}/${number}`} game={game} number={Number(number)} />}
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </>
  );
}
