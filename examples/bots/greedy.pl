#!/usr/bin/perl
# A bot for Dungeon Days that reads views, moves and the pack, and thinks no further than its own week.
#
#     npx undercroft match "perl examples/bots/greedy.pl" random --game days --games 1000
#
# It puts its dearest creature on an empty day of its own board, or a trap on somebody's best day; if neither brings
# much it draws; and if it cannot draw it takes the first move of the list. JSON::PP comes with Perl.
use strict;
use warnings;
use JSON::PP;

my $WORTH_OF_A_CARD = 1;
my ($seat, @cards);

sub say_json {
    my ($message) = @_;
    print encode_json($message), "\n";
}

# What a move is worth to this bot, in points: what it adds to its own week, or takes from somebody else's.
sub worth {
    my ($view, $move) = @_;
    return $WORTH_OF_A_CARD if $move->{kind} eq 'draw';
    return 0 if $move->{kind} ne 'place';
    my $card  = $cards[ $move->{card} ];
    my $board = $view->{boards}[ $move->{board} ];
    if ($move->{board} == $seat) {
        return 0 if $card->{kind} ne 'creature' || $card->{value} !~ /^\d+$/;
        my $is_free = !@{ $board->{days}[ $move->{day} ] };
        return $is_free || $card->{id} eq 'sprite' ? $card->{value} : 0;
    }
    return $card->{kind} eq 'trap' ? $board->{scores}[ $move->{day} ] : 0;
}

sub choose {
    my ($view, $moves) = @_;
    my ($best, $most) = (0, 0);
    for my $index (0 .. $#$moves) {
        my $worth = worth($view, $moves->[$index]);
        ($best, $most) = ($index, $worth) if $worth > $most;
    }
    return $best;
}

$| = 1;    # Every line goes out at once.
while (my $line = <STDIN>) {
    my $message = decode_json($line);
    if ($message->{kind} eq 'hello') {
        $seat  = $message->{seat};
        @cards = @{ $message->{pack}{cards} };
        say_json({ kind => 'hello' });
    }
    elsif ($message->{kind} eq 'choose') {
        say_json({ kind => 'move', index => choose($message->{view}, $message->{moves}) });
    }
}
