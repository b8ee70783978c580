import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Loading } from '../kit/parts/loading.tsx';
import { NewVersion } from '../offline/new-version.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useText } from '../text/language.ts';

const TablePage = lazy(() => import('../pages/table-page.tsx').then((module) => ({ default: module.TableRoute })));
const CampaignPage = lazy(() =>
  import('../pages/campaign-page.tsx').then((module) => ({ default: module.CampaignPage })),
);
const CreatePage = lazy(() => import('../create/create-page.tsx').then((module) => ({ default: module.CreatePage })));
const ScreenPage = lazy(() => import('../screen/screen-page.tsx').then((module) => ({ default: module.ScreenPage })));
const HerePage = lazy(() => import('../here/here-page.tsx').then((module) => ({ default: module.HerePage })));
const SetupPage = lazy(() => import('../here/setup-page.tsx').then((module) => ({ default: module.SetupPage })));
const ReplayPage = lazy(() => import('../pages/replay-page.tsx').then((module) => ({ default: module.ReplayPage })));
const LearnRoutes = lazy(() => import('../learn/learn-routes.tsx').then((module) => ({ default: module.LearnRoutes })));
const RulesPage = lazy(() => import('../pages/rules-page.tsx').then((module) => ({ default: module.RulesPage })));
const SeldomRoutes = lazy(() => import('./seldom-routes.tsx').then((module) => ({ default: module.SeldomRoutes })));

/** The app: the top bar, and the page of the current address. */
export function App() {
  const text = useText();
  return (
    <ErrorBoundary>
      <a className="visually-hidden" href="#content">
        {text.bar.skip}
      </a>
      <TopBar />
      <NewVersion />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/t/:code">{({ code }) => <TablePage key={code} code={code.toUpperCase()} />}</Route>
          <Route path="/new/:game">{({ game }) => <CreatePage key={game} game={game} />}</Route>
          <Route path="/screen/:code">{({ code }) => <ScreenPage code={code.toUpperCase()} />}</Route>
          <Route path="/here/new/:game">{({ game }) => <SetupPage key={game} game={game} />}</Route>
          <Route path="/here/:code">{({ code }) => <HerePage key={code} code={code.toUpperCase()} />}</Route>
          <Route path="/r/here/:code">
            {({ code }) => <ReplayPage key={code} code={code.toUpperCase()} where="here" />}
          </Route>
          <Route path="/r/:code">
            {({ code }) => <ReplayPage key={code} code={code.toUpperCase()} where="server" />}
          </Route>
          <Route path="/c/:code">{({ code }) => <CampaignPage key={code} code={code.toUpperCase()} />}</Route>
          <Route path="/learn/*">
            <LearnRoutes />
          </Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route>
            <SeldomRoutes />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
