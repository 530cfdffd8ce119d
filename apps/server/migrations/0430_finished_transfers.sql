-- A complete transfer of a purchase that is not completed is followed too, so the index of those that go on no longer says which ones are.
drop index transfer_going_on;
