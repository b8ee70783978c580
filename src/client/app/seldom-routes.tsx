import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../kit/pages/not-found-page.tsx';

const TransferPage = lazy(() =>
  import('../features/transfer/transfer-page.tsx').then((module) => ({ default: module.TransferPage })),
);
const RecordsPage = lazy(() =>
  import('../features/records/records-page.tsx').then((module) => ({ default: module.RecordsPage })),
);
const CollectionPage = lazy(() =>
  import('../features/records/collection/collection-page.tsx').then((module) => ({ default: module.CollectionPage })),
);
const GroupRoutes = lazy(() =>
  import('../features/records/groups/group-routes.tsx').then((module) => ({ default: module.GroupRoutes })),
);
const DayPage = lazy(() => import('../features/daily/day-page.tsx').then((module) => ({ default: module.DayPage })));
const ChallengePage = lazy(() =>
  import('../features/challenge/challenge-page.tsx').then((module) => ({ default: module.ChallengePage })),
);
const AdminPage = lazy(() =>
  import('../features/admin/admin-page.tsx').then((module) => ({ default: module.AdminPage })),
);
const CreditsPage = lazy(() => import('./credits-page.tsx').then((module) => ({ default: module.CreditsPage })));
const GalleryPage = lazy(() =>
  import('./gallery/gallery-page.tsx').then((module) => ({ default: module.GalleryPage })),
);

/** Pages that are rarely opened first: their routes are a separate chunk, so that the home page is lighter. */
export function SeldomRoutes() {
  return (
    <Switch>
      <Route path="/carry">
        <TransferPage />
      </Route>
      <Route path="/records">
        <RecordsPage />
      </Route>
      <Route path="/collection">
        <CollectionPage />
      </Route>
      <Route path={/^\/g\/./}>
        <GroupRoutes />
      </Route>
      <Route path="/daily">
        <DayPage />
      </Route>
      <Route path="/daily/:day">{({ day }) => <DayPage key={day} day={day} />}</Route>
      <Route path="/challenge/:code/:seat">
        {({ code, seat }) => <ChallengePage key={code + seat} code={code.toUpperCase()} seat={Number(seat)} />}
      </Route>
      <Route path="/admin">
        <AdminPage />
      </Route>
      <Route path="/credits">
        <CreditsPage />
      </Route>
      <Route path="/gallery">
        <GalleryPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
