import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { readStored, SCANNING } from '../device/storage.ts';
import { Loading } from '../kit/parts/loading.tsx';
import { useText } from '../text/language.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HomePage } from './home/home-page.tsx';
import { NewVersion } from './offline/new-version.tsx';
import { TopBar } from './top-bar.tsx';

const TablePage = lazy(() =>
  import('../features/table/table-page.tsx').then((module) => ({ default: module.TableRoute })),
);
const CampaignPage = lazy(() =>
  import('../features/campaign/campaign-page.tsx').then((module) => ({ default: module.CampaignPage })),
);
const CreatePage = lazy(() =>
  import('../features/table/create-page.tsx').then((module) => ({ default: module.CreatePage })),
);
const ScreenPage = lazy(() =>
  import('../features/table/same-room/screen-page.tsx').then((module) => ({ default: module.ScreenPage })),
);
const HerePage = lazy(() => import('../features/here/here-page.tsx').then((module) => ({ default: module.HerePage })));
const SetupPage = lazy(() =>
  import('../features/here/setup-page.tsx').then((module) => ({ default: module.SetupPage })),
);
const ReplayPage = lazy(() =>
  import('../features/replay/replay-page.tsx').then((module) => ({ default: module.ReplayPage })),
);
const LearnRoutes = lazy(() =>
  import('../features/learn/learn-routes.tsx').then((module) => ({ default: module.LearnRoutes })),
);
const RulesPage = lazy(() =>
  import('../features/learn/rules-page.tsx').then((module) => ({ default: module.RulesPage })),
);
const SeldomRoutes = lazy(() => import('./seldom-routes.tsx').then((module) => ({ default: module.SeldomRoutes })));

/** Renders the app once the texts of its frame are loaded. */
export function openApp(root: HTMLElement): void {
  if (readStored(SCANNING)) void import('../kit/scanning/scanning.ts').then((scan) => scan.startScanning());
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** The top bar, and the page of the current address. */
function App() {
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
