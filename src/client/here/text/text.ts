/** The texts of tables in the browser. */
export interface HereText {
  setup: {
    title(game: string): string;
    lead: string;
    alone: string;
    /** Before the button that starts a game against bots. */
    onYourOwn: string;
    people: string;
    person(number: number): string;
    addPerson: string;
    removePerson(name: string): string;
    bots: string;
    botCount: string;
    botLevel: string;
    noBots: string;
    start: string;
    tooFew(missing: number): string;
    sameName: string;
    badName: string;
    failed: string;
  };
  pass: {
    to(name: string): string;
    cover(name: string): string;
    coverLead(name: string): string;
    show(name: string): string;
    waiting: string;
    turn(name: string): string;
    turnOf(name: string): string;
  };
  table: {
    goneTitle: string;
    gone(code: string): string;
    elsewhereTitle: string;
    elsewhere: string;
    takeBack: string;
    wayOn: string;
  };
  after: {
    again: string;
    home: string;
    upload: string;
    uploading: string;
    uploaded: string;
    watch: string;
    failed: string;
    refused: string;
  };
}
