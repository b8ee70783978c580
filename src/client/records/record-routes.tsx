import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { GroupPage } from './group-page.tsx';
import { RecordsPage } from './records-page.tsx';

/** The pages of records: personal, and a group's. */
export function RecordRoutes() {
  return (
    <Switch>
      <Route path="/records">
        <RecordsPage />
      </Route>
      <Route path="/g/here/:code">
        {({ code }) => <GroupPage key={code} code={code.toUpperCase()} where="here" />}
      </Route>
      <Route path="/g/:code">{({ code }) => <GroupPage key={code} code={code.toUpperCase()} where="server" />}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
